export { KeyList } from './key-list.tsx';
export { Tool, type ToolEntry, ToolMenu } from './tool.tsx';
export { type Grip, type Pull, usePulls } from './use-pulls.ts';
export { useStable } from './use-stable.ts';
