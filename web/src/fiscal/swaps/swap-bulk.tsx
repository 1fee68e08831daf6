import Button from '@mui/material/Button';
import { type SwapStep, swapSteps } from '@tresen/domain/fiscal/swaps';
import { useFormats } from '../../kit/format/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { useMayUse } from '../../kit/session/index.ts';
import styles from './swaps.module.css';
import type { SwapRow } from './swaps.queries.ts';
import { stepTexts, swapTexts } from './swaps-texts.ts';
import type { SwapActions } from './use-swap-actions.ts';

interface BulkProps {
  readonly rows: readonly SwapRow[];
  readonly chosen: readonly SwapRow[];
  readonly onChoose: (ids: ReadonlySet<string>) => void;
  readonly actions: SwapActions;
}

const isAt = (step: SwapStep) => (row: SwapRow) => row.possible.includes(step);

/** A device is swapped by hand: there is nothing that could be done for many at once. */
const chosenSteps = swapSteps.filter((step) => step !== 'swap');

/** Chooses all that are at one step, and takes that step for all that are chosen. */
export const SwapBulk = ({ rows, chosen, onChoose, actions }: BulkProps) => {
  const t = useTexts(swapTexts);
  const stepWords = useTexts(stepTexts);
  const f = useFormats();
  return (
    <div className={styles.actions}>
      {chosenSteps.map((step) => {
        const there = rows.filter(isAt(step));
        return (
          there.length > 1 && (
            <Button key={step} color="inherit" onClick={() => onChoose(new Set(there.map(({ id }) => id)))}>
              {t.chooseStep(stepWords[step], f.number(there.length))}
            </Button>
          )
        );
      })}
      <ForChosen chosen={chosen} actions={actions} />
    </div>
  );
};

function ForChosen({ chosen, actions }: Pick<BulkProps, 'chosen' | 'actions'>) {
  const t = useTexts(swapTexts);
  const f = useFormats();
  const isOwner = useMayUse('Mutation.runSecurityDeviceAction');
  const mayOrder = useMayUse('Query.shopCatalogue');
  const works = [
    { step: 'order', words: t.orderMany, run: actions.order, may: mayOrder },
    { step: 'archive', words: t.exportMany, run: actions.exportArchives, may: isOwner },
    { step: 'notify', words: t.notifyMany, run: actions.prepare, may: isOwner },
    { step: 'keep', words: t.keepMany, run: actions.keep, may: isOwner },
  ] as const;
  return works.map(({ step, words, run, may }) => {
    const rows = chosen
      .filter(isAt(step))
      .filter(({ canExport, successorId }) => step !== 'archive' || (canExport && successorId === null));
    return (
      may &&
      rows.length > 0 && (
        <Button key={step} variant="contained" disabled={actions.isPending} onClick={() => run(rows)}>
          {words(f.number(rows.length))}
        </Button>
      )
    );
  });
}
