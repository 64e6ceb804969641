import { createRoot } from "react-dom/client"
import { Gallery } from "./Gallery.tsx"
import { SettingsProvider } from "./settings.tsx"
import "../theme/reset.css.ts"

const place = document.getElementById("gallery")
if (place !== null)
  createRoot(place).render(
    <SettingsProvider>
      <Gallery />
    </SettingsProvider>
  )
