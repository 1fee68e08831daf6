import { lateCode } from '../../kit/feature/index.ts';
import { buttonsTab } from './first-request.ts';

/** The editor of a template's buttons. */
export const buttonsPageCode = lateCode<{ readonly templateId: string }>(() =>
  import('./editor/buttons-page.tsx').then(({ ButtonsPage }) => ({ default: ButtonsPage })),
);

/** Loads the editor where the address leads to it. */
export const loadIfWanted = async ({ search }: Location): Promise<void> => {
  if (new URLSearchParams(search).get('tab') === buttonsTab) await buttonsPageCode.preload();
};
