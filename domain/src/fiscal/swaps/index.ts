export { type DeviceOrder, devicesWithOrder, type OrderingDevice } from './ordered-devices.ts';
export {
  isSwapFinished,
  isSwapUrgent,
  nextSwapStep,
  possibleSwapSteps,
  type SwapFacts,
  type SwapStates,
  type SwapStep,
  type SwapStepState,
  swapCauses,
  swapStatesOf,
  swapStepStates,
  swapSteps,
} from './swap-steps.ts';
