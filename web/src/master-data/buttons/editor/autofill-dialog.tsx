import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import {
  autofill,
  type ButtonGrid,
  type Filling,
  type FillSource,
} from '@tresen/domain/master-data/buttons/grid';
import { useMemo } from 'react';
import { FormDialog } from '../../../kit/form/index.ts';
import { useFormats } from '../../../kit/format/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import { Loaded } from '../../../kit/states/index.ts';
import styles from './button-editor.module.css';
import type { Faces } from './button-face.tsx';
import { buttonTexts } from './buttons-texts.ts';
import { GridPicture } from './grid-picture.tsx';
import type { PaletteSource } from './palette-source.ts';
import { type FactsByTarget, type TargetFacts, targetKey } from './targets.ts';
import { useFillSource } from './use-fill-source.ts';

interface AutofillDialogProps {
  readonly grid: ButtonGrid;
  readonly faces: Faces;
  readonly source: PaletteSource;
  readonly onFill: (filling: Filling, facts: FactsByTarget) => void;
  readonly onClose: () => void;
}

/** Fills empty cells by the order of groups and articles, once somebody has seen what that does (BTN-15). */
export const AutofillDialog = ({ grid, faces, source, onFill, onClose }: AutofillDialogProps) => {
  const t = useTexts(buttonTexts);
  const f = useFormats();
  const { query, read } = useFillSource(source);
  const { data } = query;
  const filling = useMemo(() => data && autofill(grid, data, 'sorted'), [grid, data]);
  return (
    <FormDialog title={t.fillTitle} width="md" onClose={onClose}>
      <DialogContent>
        <p className={styles.hint}>{t.fillText}</p>
        <Loaded query={query} skeleton={<p>{t.fillLoading(f.number(read))}</p>}>
          {(all) => <Outcome filling={filling} faces={{ ...faces, ...named(faces, all) }} />}
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button
          variant="contained"
          disabled={!filling || filling.added.length === 0}
          onClick={() => filling && data && onFill(filling, factsOf(data))}
        >
          {t.applyFill}
        </Button>
      </DialogActions>
    </FormDialog>
  );
};

function Outcome({ filling, faces }: { readonly filling: Filling | undefined; readonly faces: Faces }) {
  const t = useTexts(buttonTexts);
  const f = useFormats();
  if (!filling)
    return (
      <Alert severity="warning" role="alert">
        {t.nothingToFill}
      </Alert>
    );
  if (filling.added.length === 0) return <Alert severity="info">{t.fillNone}</Alert>;
  const marked = new Set(filling.added);
  const layers = [...new Set(filling.added.map(({ layer }) => layer))];
  return (
    <>
      <p role="status">
        {t.fillSum(f.number(filling.added.length))} {filling.left > 0 && t.fillLeft(f.number(filling.left))}
      </p>
      {layers.map((layer) => (
        <div key={layer} className={styles.filled}>
          <h3 className={styles.layerTitle}>{t.layer(String(layer + 1))}</h3>
          <GridPicture
            grid={filling.grid}
            layer={layer}
            faces={faces}
            label={t.fillPreview}
            marked={marked}
          />
        </div>
      ))}
    </>
  );
}

/** Names of articles that are on no button yet. */
function named(faces: Faces, source: FillSource): Pick<Faces, 'facts' | 'labelOf'> {
  const facts: FactsByTarget = new Map([...factsOf(source), ...faces.facts]);
  return {
    facts,
    labelOf: (mapping) =>
      mapping.label ?? facts.get(targetKey(mapping.target))?.name ?? faces.labelOf(mapping),
  };
}

function factsOf({ articles }: FillSource): FactsByTarget {
  return new Map(
    articles.map(({ id, name }): [string, TargetFacts] => [
      targetKey({ kind: 'article', id }),
      { name, colour: null, price: null },
    ]),
  );
}
