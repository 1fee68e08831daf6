import {
  type Demand,
  demandWords,
  type LayoutFault,
  type LayoutLine,
  withTagWords,
} from '@tresen/domain/master-data/receipt-layouts';
import { type KeyboardEvent, memo } from 'react';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { ArrowDownwardIcon } from '../../kit/icons/arrow-downward.tsx';
import { ArrowUpwardIcon } from '../../kit/icons/arrow-upward.tsx';
import { ContentCopyIcon } from '../../kit/icons/content-copy.tsx';
import { DeleteOutlinedIcon } from '../../kit/icons/delete-outlined.tsx';
import { DragIndicatorIcon } from '../../kit/icons/drag-indicator.tsx';
import { LockOutlinedIcon } from '../../kit/icons/lock-outlined.tsx';
import { useNotify } from '../../kit/notices/index.ts';
import { ToolButton } from '../../kit/toolbar/index.ts';
import styles from './layout-editor.module.css';
import type { LinePlace } from './layout-edits.ts';
import { layoutTexts } from './layout-texts.ts';
import { LineFields } from './line-fields.tsx';
import { useFaultText } from './use-fault-text.ts';
import type { LayoutWork } from './use-layout-work.ts';

interface LineRowProps {
  readonly work: LayoutWork;
  readonly place: LinePlace;
  readonly line: LayoutLine;
  readonly isChosen: boolean;
  /** What the law would miss without it. */
  readonly demands: readonly Demand[];
  readonly placeholders: readonly string[];
  readonly faults: readonly LayoutFault[];
}

/** A line of the layout: what it says, and when chosen all that can be set of it. */
export const LineRow = memo(function LineRow({
  work,
  place,
  line,
  isChosen,
  demands,
  placeholders,
  faults,
}: LineRowProps) {
  const t = useTexts(layoutTexts);
  const language = useLanguage();
  const faultText = useFaultText();
  const tools = useLineTools(work, place, demands);
  const summary = summaryOf(line, language);
  return (
    <li
      className={styles.line}
      data-chosen={isChosen}
      data-faulty={faults.length > 0}
      data-block={place.block}
      data-line={place.at}
    >
      <div className={styles.row}>
        {/* For pointers alone: keys move a line by the arrows. */}
        {!work.isReadOnly && (
          <span className={styles.handle} data-handle title={t.pull}>
            <DragIndicatorIcon fontSize="small" />
          </span>
        )}
        <button
          type="button"
          id={work.idOf(place)}
          className={styles.choose}
          aria-expanded={isChosen}
          onClick={() => work.choose(isChosen ? null : place)}
          onKeyDown={tools.keys}
        >
          <span className={styles.kind}>{t.kinds[line.kind]}</span>
          <span className={styles.summary}>{summary}</span>
          {tools.reasons.length > 0 && <LockOutlinedIcon fontSize="small" titleAccess={t.demanded} />}
        </button>
        {isChosen && !work.isReadOnly && (
          <>
            <ToolButton label={t.up} icon={<ArrowUpwardIcon />} onClick={() => work.move(place, -1)} />
            <ToolButton label={t.down} icon={<ArrowDownwardIcon />} onClick={() => work.move(place, 1)} />
            <ToolButton label={t.copy} icon={<ContentCopyIcon />} onClick={() => work.copy(place)} />
            <ToolButton label={t.remove} icon={<DeleteOutlinedIcon />} onClick={tools.remove} />
          </>
        )}
      </div>
      {faults.map((fault) => (
        <p key={`${fault.path} ${fault.code}`} className={styles.fault}>
          {faultText(fault)}
        </p>
      ))}
      {isChosen && !work.isReadOnly && (
        <div className={styles.details}>
          {tools.reasons.map((reason) => (
            <p key={reason} className={styles.hint}>
              {reason}
            </p>
          ))}
          <LineFields
            line={line}
            scope={{ kind: work.layout.kind, block: place.block, placeholders }}
            faults={faults}
            onLine={(next, field) => work.replace(place, next, field)}
          />
        </div>
      )}
    </li>
  );
}, isSameRow);

/** What a line shows hangs on these alone: what it does is the same from one drawing to the next. */
function isSameRow(before: LineRowProps, after: LineRowProps): boolean {
  return (
    before.line === after.line &&
    before.isChosen === after.isChosen &&
    isSameList(before.placeholders, after.placeholders) &&
    before.place.at === after.place.at &&
    before.work.isReadOnly === after.work.isReadOnly &&
    before.work.layout.kind === after.work.layout.kind &&
    isSameList(before.demands, after.demands) &&
    isSameList(before.faults, after.faults)
  );
}

/** They are reckoned anew at each key, and are short. */
function isSameList(one: readonly unknown[], other: readonly unknown[]): boolean {
  return one === other || (one.length === other.length && JSON.stringify(one) === JSON.stringify(other));
}

/** Moves and removes; what the law demands stays, and says why. */
function useLineTools(work: LayoutWork, place: LinePlace, demands: readonly Demand[]) {
  const t = useTexts(layoutTexts);
  const language = useLanguage();
  const notify = useNotify();
  const reasons = demands.map(({ id }) => demandWords[language][id]);
  const remove = () => {
    const [reason] = reasons;
    if (reason === undefined) work.remove(place);
    else notify.warning(t.cannotRemove(reason));
  };
  const keys = (event: KeyboardEvent) => {
    if (work.isReadOnly) return;
    const step = { ArrowUp: -1, ArrowDown: 1 } as const;
    const isStep = event.altKey && (event.key === 'ArrowUp' || event.key === 'ArrowDown');
    if (!isStep && event.key !== 'Delete') return;
    event.preventDefault();
    if (event.key === 'Delete') remove();
    else if (event.key === 'ArrowUp' || event.key === 'ArrowDown') work.move(place, step[event.key]);
  };
  return { reasons, remove, keys };
}

function summaryOf(line: LayoutLine, language: 'de' | 'en'): string {
  switch (line.kind) {
    case 'text':
      return line.columns.map(({ text }) => withTagWords(text, language)).join(' │ ');
    case 'code':
      return withTagWords(line.text, language);
    case 'rule':
      return line.character.repeat(12);
    case 'space':
      return `× ${line.lines}`;
    default:
      return '';
  }
}
