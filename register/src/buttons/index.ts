export { drawLayer } from './draw-grid.ts';
export { type OwnGrid, ownGrid } from './own-grid.ts';
export { NotPressed, type Press, pressButtons } from './press-buttons.ts';
