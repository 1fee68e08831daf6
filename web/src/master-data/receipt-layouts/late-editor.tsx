import { Suspense } from 'react';
import { Late, lateCode } from '../../kit/feature/index.ts';
import type { LayoutEditorProps } from './layout-editor.tsx';

const code = lateCode<LayoutEditorProps>(() =>
  import('./layout-editor.tsx').then(({ LayoutEditor }) => ({ default: LayoutEditor })),
);

/** Edits a layout of receipts, kitchen tickets or closings, beside what it prints (CFG-02). Its code comes when it shows. */
export const ReceiptLayoutEditor = (props: LayoutEditorProps) => (
  <Suspense fallback={null}>
    <Late code={code} props={props} />
  </Suspense>
);
