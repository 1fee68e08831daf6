import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type {
  Demand,
  LayoutBlock,
  LayoutFault,
  LayoutLineKind,
} from '@tresen/domain/master-data/receipt-layouts';
import { memo, useState } from 'react';
import { useTexts } from '../../kit/i18n/index.ts';
import { AddIcon } from '../../kit/icons/add.tsx';
import styles from './layout-editor.module.css';
import { type LinePlace, newLine } from './layout-edits.ts';
import { layoutTexts } from './layout-texts.ts';
import { LineRow } from './line-row.tsx';
import type { LayoutWork } from './use-layout-work.ts';

interface BlockSectionProps {
  readonly work: LayoutWork;
  readonly block: LayoutBlock;
  /** Of each line what the law would miss without it. */
  readonly demands: readonly (readonly Demand[])[];
  readonly placeholders: readonly string[];
  /** Of the whole layout. */
  readonly faults: readonly LayoutFault[];
}

const kinds: readonly LayoutLineKind[] = ['text', 'rule', 'space', 'code', 'logo', 'cut'];

/** One part of the print-out with its lines. */
export const BlockSection = ({ work, block, demands, placeholders, faults }: BlockSectionProps) => {
  const t = useTexts(layoutTexts);
  const lines = work.layout.blocks[block].map((line, at) => ({ line, at }));
  return (
    <section className={styles.block} aria-label={t.blocks[block]}>
      <h3 className={styles.heading}>{t.blocks[block]}</h3>
      {lines.length === 0 && <p className={styles.hint}>{t.empty}</p>}
      <ol className={styles.lines} data-lines={block}>
        {lines.map(({ line, at }) => (
          <LineRow
            key={at}
            work={work}
            place={{ block, at }}
            line={line}
            isChosen={work.isChosen({ block, at })}
            demands={demands[at] ?? []}
            placeholders={placeholders}
            faults={faultsAt(faults, `blocks.${block}.${at}`)}
          />
        ))}
      </ol>
      {!work.isReadOnly && <AddLine block={block} at={placeOfNew(work, block)} add={work.add} />}
    </section>
  );
};

/** Behind the line that is chosen, else at the end. */
function placeOfNew({ chosen, layout }: LayoutWork, block: LayoutBlock): number {
  return chosen?.block === block ? chosen.at + 1 : layout.blocks[block].length;
}

interface AddLineProps extends LinePlace, Pick<LayoutWork, 'add'> {}

const AddLine = memo(function AddLine({ block, at, add }: AddLineProps) {
  const t = useTexts(layoutTexts);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const choose = (kind: LayoutLineKind) => {
    setAnchor(null);
    add({ block, at }, newLine(kind));
  };
  return (
    <>
      <Button
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {t.add(t.blocks[block])}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={() => setAnchor(null)}>
        {kinds.map((kind) => (
          <MenuItem key={kind} onClick={() => choose(kind)}>
            {t.kinds[kind]}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
});

/** The faults of a line, their paths behind it. */
function faultsAt(faults: readonly LayoutFault[], path: string): readonly LayoutFault[] {
  return faults
    .filter((fault) => fault.path === path || fault.path.startsWith(`${path}.`))
    .map((fault) => ({ ...fault, path: fault.path.slice(path.length + 1) }));
}
