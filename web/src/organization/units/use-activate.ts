import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { useSetUnitActive } from './unit.queries.ts';
import { unitTexts } from './unit-texts.ts';

/** Sets a unit active again, with the registers that became inactive with it. */
export const useActivate = () => {
  const t = useTexts(unitTexts);
  const notify = useNotify();
  const { mutateAsync } = useSetUnitActive();
  // Whoever asked for it, a menu or a message, may be gone by the answer.
  return ({ id, name }: { readonly id: string; readonly name: string }): void =>
    void mutateAsync({ id, isActive: true }).then(() => notify.success(t.activated(name)), notify.failure);
};
