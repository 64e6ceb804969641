import "../effects.setup.ts"
import { loginSimulation } from "./accounts/login.simulation.ts"
import { otpSimulation } from "./accounts/otp.simulation.ts"
import { popupSimulation } from "./popup.simulation.ts"
import { reviewSimulation } from "./review.simulation.ts"
import { cartSimulation } from "./selling/cart.simulation.ts"
import { checkoutSimulation } from "./selling/checkout.simulation.ts"
import type { Simulation } from "./simulation.ts"
import { tourSimulation } from "./tour.simulation.ts"

/** Every machine that can be simulated by itself. */
export const simulations: ReadonlyArray<Simulation> = [
  loginSimulation,
  otpSimulation,
  cartSimulation,
  checkoutSimulation,
  reviewSimulation,
  popupSimulation,
  tourSimulation
]
