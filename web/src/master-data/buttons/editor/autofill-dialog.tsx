import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import {
  autofill,
  type ButtonGrid,
  type Filling,
  type FillOrder,
} from '@tresen/domain/master-data/buttons/grid';
import { useMemo, useState } from 'react';
import { ChoiceBox, FormDialog } from '../../../kit/form/index.ts';
import { useFormats } from '../../../kit/format/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import { Loaded } from '../../../kit/states/index.ts';
import { SpanChoice, useHeatDays, useSoldPieces } from '../heat/index.ts';
import styles from './button-editor.module.css';
import type { Faces } from './button-face.tsx';
import { buttonTexts } from './buttons-texts.ts';
import { GridPicture } from './grid-picture.tsx';
import type { PaletteSource, PaletteStock } from './palette-source.ts';
import { type FactsByTarget, targetKey } from './targets.ts';
import { useFillSource } from './use-fill-source.ts';

interface AutofillDialogProps {
  readonly grid: ButtonGrid;
  readonly faces: Faces;
  readonly source: PaletteSource;
  readonly onFill: (filling: Filling, facts: FactsByTarget) => void;
  readonly onClose: () => void;
}

/** Fills empty cells by the order of groups and articles or by what sold, once somebody has seen what that does (BTN-15). */
export const AutofillDialog = ({ grid, faces, source, onFill, onClose }: AutofillDialogProps) => {
  const t = useTexts(buttonTexts);
  const f = useFormats();
  const [order, setOrder] = useState<FillOrder>('sorted');
  const days = useHeatDays(3);
  const { query, read } = useFillSource(source);
  const sold = useSoldPieces(
    order === 'sold' ? { ...days.days, unitIds: source.unitIds, deviceIds: null } : null,
  );
  const { pieces } = sold;
  const data = useMemo(() => query.data && withSold(query.data, pieces), [query.data, pieces]);
  const isKnown = order === 'sorted' || (pieces !== undefined && !sold.isOmitted);
  const filling = useMemo(
    () => (data && isKnown ? autofill(grid, data, order) : undefined),
    [grid, data, order, isKnown],
  );
  const outcome = (all: PaletteStock) => (
    <Outcome
      filling={filling}
      order={order}
      hasArticles={all.articles.length > 0}
      faces={{ ...faces, ...named(faces, all) }}
    />
  );
  return (
    <FormDialog title={t.fillTitle} width="md" onClose={onClose}>
      <DialogContent>
        <p className={styles.hint}>{t.fillText}</p>
        <ChoiceBox
          label={t.fillOrder}
          name="order"
          required
          options={(['sorted', 'sold'] as const).map((value) => ({ value, title: t.fillOrders(value) }))}
          value={order}
          onValue={(value) => setOrder(value ?? order)}
        />
        {order === 'sold' && <SpanChoice name="span" value={days} />}
        <Loaded query={query} skeleton={<p>{t.fillLoading(f.number(read))}</p>}>
          {(all) =>
            order === 'sorted' ? (
              outcome(all)
            ) : (
              <Loaded query={sold.query} skeleton={<p>{t.soldLoading}</p>}>
                {() => (sold.isOmitted ? <Alert severity="info">{t.soldOmitted}</Alert> : outcome(all))}
              </Loaded>
            )
          }
        </Loaded>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button
          variant="contained"
          disabled={!filling || filling.added.length === 0}
          onClick={() => filling && data && onFill(filling, data.facts)}
        >
          {t.applyFill}
        </Button>
      </DialogActions>
    </FormDialog>
  );
};

interface OutcomeProps {
  readonly filling: Filling | undefined;
  readonly order: FillOrder;
  /** There is any that all branches of the template have. */
  readonly hasArticles: boolean;
  readonly faces: Faces;
}

function Outcome({ filling, order, hasArticles, faces }: OutcomeProps) {
  const t = useTexts(buttonTexts);
  const f = useFormats();
  if (!filling)
    return (
      <Alert severity="warning" role="alert">
        {t.nothingToFill}
      </Alert>
    );
  if (filling.added.length === 0 && filling.left > 0) return <Alert severity="info">{t.fillFull}</Alert>;
  if (!hasArticles) return <Alert severity="warning">{t.fillNoArticle}</Alert>;
  if (filling.added.length === 0)
    return <Alert severity="info">{order === 'sold' ? t.fillNoneSold : t.fillNone}</Alert>;
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

/** What is read says nothing of sales. */
function withSold(source: PaletteStock, pieces: ReadonlyMap<string, number> | undefined): PaletteStock {
  if (!pieces) return source;
  return {
    ...source,
    articles: source.articles.map((article) => ({ ...article, sold: pieces.get(article.id) ?? 0 })),
  };
}

/** Names of articles that are on no button yet. */
function named(faces: Faces, stock: PaletteStock): Pick<Faces, 'facts' | 'labelOf'> {
  const facts: FactsByTarget = new Map([...stock.facts, ...faces.facts]);
  return {
    facts,
    labelOf: (mapping) =>
      mapping.label ?? facts.get(targetKey(mapping.target))?.name ?? faces.labelOf(mapping),
  };
}
