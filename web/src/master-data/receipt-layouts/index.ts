export { ReceiptLayoutEditor } from './late-editor.tsx';
export { type LayoutPart, partsOnlyIn } from './layout-parts.ts';
