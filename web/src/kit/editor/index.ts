export { KeyList } from './key-list.tsx';
export { moveLayer } from './move-layer.ts';
export { Tool, type ToolEntry, ToolMenu } from './tool.tsx';
export { type Grip, type Pull, usePulls } from './use-pulls.ts';
export { useStable } from './use-stable.ts';
