import { lateCode } from '../../../kit/feature/index.ts';
import type { ButtonDialogsProps } from './button-dialogs.tsx';
import type { ButtonInspectorProps } from './button-inspector.tsx';

// What shows only after somebody has chosen it: the first picture of the buttons waits for none of its code.

/** The look of what is chosen. */
export const inspectorCode = lateCode<ButtonInspectorProps>(() =>
  import('./button-inspector.tsx').then(({ ButtonInspector }) => ({ default: ButtonInspector })),
);

/** The dialogs of the toolbar. */
export const dialogsCode = lateCode<ButtonDialogsProps>(() =>
  import('./button-dialogs.tsx').then(({ ButtonDialogs }) => ({ default: ButtonDialogs })),
);

/** Loads them for the clicks to come. What fails is tried again by the click. */
export const preloadParts = (): void => {
  for (const { preload } of [inspectorCode, dialogsCode]) void preload().catch(() => undefined);
};
