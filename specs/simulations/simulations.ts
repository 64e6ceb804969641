import "../effects.setup.ts"
import { loginSimulation } from "./accounts/login.simulation.ts"
import { otpSimulation } from "./accounts/otp.simulation.ts"
import { heartsSimulation } from "./hearts.simulation.ts"
import { popupSimulation } from "./popup.simulation.ts"
import { ownReviewsSimulation } from "./reviews/own-reviews.simulation.ts"
import { photosSimulation } from "./reviews/photos.simulation.ts"
import { reactionsSimulation } from "./reviews/reactions.simulation.ts"
import { reportSimulation } from "./reviews/report.simulation.ts"
import { reviewSimulation } from "./reviews/review.simulation.ts"
import { cartSimulation } from "./selling/cart.simulation.ts"
import { checkoutSimulation } from "./selling/checkout.simulation.ts"
import type { Simulation } from "./simulation.ts"
import { tourSimulation } from "./tour.simulation.ts"
import { trackingSimulation } from "./tracking.simulation.ts"

/** Every machine that can be simulated by itself. */
export const simulations: ReadonlyArray<Simulation> = [
  loginSimulation,
  otpSimulation,
  cartSimulation,
  checkoutSimulation,
  reviewSimulation,
  reportSimulation,
  ownReviewsSimulation,
  reactionsSimulation,
  photosSimulation,
  heartsSimulation,
  popupSimulation,
  tourSimulation,
  trackingSimulation
]
