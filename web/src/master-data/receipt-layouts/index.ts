export { ReceiptLayoutEditor } from './late-editor.tsx';
