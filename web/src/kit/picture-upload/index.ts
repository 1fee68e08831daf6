export { ChooseButton } from './choose-button.tsx';
export { pictureFaultOf } from './picture-fault.ts';
export { useDrop } from './use-drop.ts';
