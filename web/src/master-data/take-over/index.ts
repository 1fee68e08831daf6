export { TakeOverPanel } from './take-over-panel.tsx';
