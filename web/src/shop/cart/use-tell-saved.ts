import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { cartTexts } from './cart-texts.ts';

/** Says that a draft was saved: once for 30 s, however often and in whichever way that happens (SHP-28). */
export const useTellSaved = (): ((name: string) => void) => {
  const t = useTexts(cartTexts);
  const { aside } = useNotify();
  return (name) => {
    aside(t.ProjectUpdated(name), 'info', `cart-saved-${name}`);
  };
};
