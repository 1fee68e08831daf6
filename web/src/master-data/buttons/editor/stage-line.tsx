import Button from '@mui/material/Button';
import { type ButtonGrid, countEmptyCells } from '@tresen/domain/master-data/buttons/grid';
import { memo, useMemo } from 'react';
import { useFormats } from '../../../kit/format/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import styles from './button-editor.module.css';
import { buttonTexts } from './buttons-texts.ts';
import { type FactsByTarget, isGone } from './targets.ts';
import type { ButtonTools } from './use-button-tools.ts';

interface StageLineProps {
  readonly grid: ButtonGrid;
  readonly facts: FactsByTarget;
  readonly tools: ButtonTools;
  readonly aim: string | undefined;
}

/** Below the cells: what goes into the one that was chosen, or how full they are and what in them is gone. */
export const StageLine = memo(function StageLine({ grid, facts, tools, aim }: StageLineProps) {
  const t = useTexts(buttonTexts);
  const f = useFormats();
  const gone = useMemo(() => grid.mappings.filter(({ target }) => isGone(target, facts)), [grid, facts]);
  const sum = t.sum(f.number(grid.mappings.length), f.number(countEmptyCells(grid)));
  return (
    <>
      <p className={styles.hint}>{aim === undefined ? sum : t.aimAt(aim)}</p>
      {gone.length > 0 && (
        <p className={styles.goneLine}>
          {t.goneButtons(gone.length, f.number(gone.length))}
          <Button size="small" onClick={() => tools.show(gone)}>
            {t.showThem}
          </Button>
          <Button size="small" color="error" onClick={() => tools.remove(gone)}>
            {t.removeThem}
          </Button>
        </p>
      )}
    </>
  );
});
