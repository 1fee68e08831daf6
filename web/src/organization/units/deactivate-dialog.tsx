import { useAddress } from '../../kit/address/index.ts';
import { useErrorWords } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useNotify } from '../../kit/notices/index.ts';
import { ConfirmDialog } from '../../kit/states/index.ts';
import type { TreeUnit } from './tree-unit.ts';
import { useSetUnitActive } from './unit.queries.ts';
import { unitTexts } from './unit-texts.ts';
import { useActivate } from './use-activate.ts';

type Unit = Pick<TreeUnit, 'id' | 'name' | 'deviceCount'>;

/** Tells what deactivating a unit does before it is done (ORG-23); open by `?deactivate=` with its id. */
export const DeactivateDialog = ({ units }: { readonly units: readonly Unit[] }) => {
  const t = useTexts(unitTexts);
  const notify = useNotify();
  const errorWords = useErrorWords();
  const { params, change } = useAddress();
  const setActive = useSetUnitActive();
  const activate = useActivate();
  const unit = units.find(({ id }) => id === params.get('deactivate'));
  const close = () => change({ deactivate: null }, { replace: true });
  const confirm = () => {
    if (!unit) return;
    setActive.mutate(
      { id: unit.id, isActive: false },
      {
        onSuccess: () => {
          notify.success(t.deactivated(unit.name), () => activate(unit));
          close();
        },
        // spec §8
        onError: (error) => notify.error(`${t.deactivateFailed}: ${errorWords(error)}`),
      },
    );
  };
  return (
    <ConfirmDialog
      open={unit !== undefined}
      title={t.deactivateTitle(unit?.name ?? '')}
      confirm={t.deactivateNow}
      busy={setActive.isPending}
      onConfirm={confirm}
      onClose={close}
    >
      {t.deactivateText(unit?.deviceCount ?? 0)}
    </ConfirmDialog>
  );
};
