import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import type { Country } from '@tresen/domain/kit/countries';
import {
  defaultLayout,
  demandsByLine,
  type LayoutFault,
  type LayoutKind,
  layoutBlocks,
  layoutFaults,
  type PrintLanguage,
  type ReceiptLayout,
  readLayout,
  unmetDemands,
} from '@tresen/domain/master-data/receipt-layouts';
import { type KeyboardEvent, memo, useDeferredValue, useId, useMemo, useState } from 'react';
import { ChoiceBox } from '../../kit/form/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { RedoIcon } from '../../kit/icons/redo.tsx';
import { UndoIcon } from '../../kit/icons/undo.tsx';
import { ToolButton } from '../../kit/toolbar/index.ts';
import { BlockSection } from './block-section.tsx';
import styles from './layout-editor.module.css';
import { LayoutPreview } from './layout-preview.tsx';
import { layoutTexts } from './layout-texts.ts';
import { PaperFields } from './paper-fields.tsx';
import { useFaultText } from './use-fault-text.ts';
import { type LayoutWork, useLayoutWork } from './use-layout-work.ts';
import { useLinePulls } from './use-line-pulls.ts';

export interface LayoutEditorProps {
  /** What is printed by it; decides where the value is no layout. */
  readonly kind: LayoutKind;
  /** The JSON as it is stored. */
  readonly value: unknown;
  readonly onChange: (value: ReceiptLayout) => void;
  /** Of the words that no layout has; null for that of the country. */
  readonly language: PrintLanguage | null;
  /** The tenant's text blocks by name. */
  readonly placeholders: Readonly<Record<string, string>>;
  /** Whose law counts; null where branches of several countries share the layout. */
  readonly country: Country | null;
  /** Where the branches are that share it. */
  readonly countries: readonly Country[];
  /** The branch that it is for; without one it is for several. */
  readonly unitId?: string | null;
  /** The register that it is for; without one it is for several. */
  readonly deviceId?: string | null;
  readonly isReadOnly?: boolean;
}

export const LayoutEditor = (props: LayoutEditorProps) => {
  const { kind, value, country, onChange, isReadOnly = false } = props;
  const t = useTexts(layoutTexts);
  const layout = readLayout(value);
  if (layout === undefined || layout.kind !== kind) {
    return (
      <Alert severity="error">
        <p>{t.broken}</p>
        {!isReadOnly && (
          <Button onClick={() => onChange(defaultLayout(kind, country ?? 'DE'))}>{t.template}</Button>
        )}
      </Alert>
    );
  }
  return <Editor {...props} layout={layout} />;
};

function Editor(props: LayoutEditorProps & { readonly layout: ReceiptLayout }) {
  const { kind, country, language, placeholders, onChange, isReadOnly = false } = props;
  const { unitId = null, deviceId = null } = props;
  const t = useTexts(layoutTexts);
  const work = useLayoutWork(props.layout, onChange, isReadOnly);
  const { layout } = work;
  const { area, pulls } = useLinePulls(work);
  const [side, setSide] = useState<Side>('lines');
  const faultText = useFaultText();
  const names = useMemo(() => Object.keys(placeholders), [placeholders]);
  // The line and the paper first: what is wrong is found in a turn behind each key.
  const judged = useDeferredValue(layout);
  const faults = useMemo(
    () => layoutFaults(judged, { kind, country, placeholders: names }),
    [judged, kind, country, names],
  );
  const demands = useMemo(() => demandsByLine(judged, country), [judged, country]);
  return (
    <fieldset className={styles.editor} aria-label={t.editor} onKeyDown={(event) => undoByKeys(event, work)}>
      <SideChoice value={side} onValue={setSide} />
      <div className={styles.columns} data-side={side}>
        <div ref={area} className={styles.work} {...pulls}>
          {!isReadOnly && <Tools {...toolsOf(work)} country={country} />}
          {country === null && <Abroad layout={judged} countries={props.countries} />}
          <Faults faults={faults.filter(({ path }) => !/^blocks\.[a-z]+\.\d/.test(path))} />
          {!isReadOnly && (
            <PaperFields
              width={layout.width}
              codePage={layout.codePage}
              codePageNumber={layout.codePageNumber}
              logo={layout.logo}
              onPaper={work.paper}
              widthError={faultText(faults.find(({ path }) => path === 'width'))}
            />
          )}
          {layoutBlocks.map((block) => (
            <BlockSection
              key={block}
              work={work}
              block={block}
              demands={demands[block]}
              placeholders={names}
              faults={faults}
            />
          ))}
        </div>
        <LayoutPreview
          layout={layout}
          country={country ?? 'DE'}
          language={language}
          placeholders={placeholders}
          chosen={work.chosen}
          unitId={unitId}
          deviceId={deviceId}
        />
      </div>
    </fieldset>
  );
}

interface AbroadProps extends Pick<LayoutEditorProps, 'countries'> {
  readonly layout: ReceiptLayout;
}

/** Where branches of several countries share a layout: in which of them it is not printed, for want of a demanded line. */
function Abroad({ layout, countries }: AbroadProps) {
  const t = useTexts(layoutTexts);
  const names = new Intl.DisplayNames(useLanguage(), { type: 'region' });
  const missing = countries.filter((one) => unmetDemands(layout, one).length > 0);
  if (missing.length === 0) return null;
  return <Alert severity="info">{t.abroad(missing.map((one) => names.of(one) ?? one))}</Alert>;
}

const sides = ['lines', 'preview'] as const;
type Side = (typeof sides)[number];

interface SideChoiceProps {
  readonly value: Side;
  readonly onValue: (value: Side) => void;
}

/** Where both do not fit beside each other: what shows. */
const SideChoice = memo(function SideChoice({ value, onValue }: SideChoiceProps) {
  const t = useTexts(layoutTexts);
  const id = useId();
  const titles = { lines: t.showLines, preview: t.preview };
  return (
    <div className={styles.sides}>
      <ChoiceBox
        required
        label={t.shown}
        name={`${id}side`}
        options={sides.map((one) => ({ value: one, title: titles[one] }))}
        value={value}
        onValue={(chosen) => chosen && onValue(chosen)}
      />
    </div>
  );
});

const toolsOf = ({ canUndo, canRedo, undo, redo, takeTemplate }: LayoutWork) => ({
  canUndo,
  canRedo,
  undo,
  redo,
  takeTemplate,
});

interface ToolsProps extends ReturnType<typeof toolsOf> {
  readonly country: Country | null;
}

const Tools = memo(function Tools({ canUndo, canRedo, undo, redo, takeTemplate, country }: ToolsProps) {
  const t = useTexts(layoutTexts);
  return (
    <div role="toolbar" aria-label={t.tools} className={styles.toolbar}>
      <ToolButton
        label={t.undo}
        icon={<UndoIcon className="points" />}
        aria-disabled={!canUndo}
        onClick={undo}
      />
      <ToolButton
        label={t.redo}
        icon={<RedoIcon className="points" />}
        aria-disabled={!canRedo}
        onClick={redo}
      />
      <Button onClick={() => takeTemplate(country)}>{t.template}</Button>
    </div>
  );
});

/** What is wrong with the layout as a whole; what is wrong with a line stands there. */
function Faults({ faults }: { readonly faults: readonly LayoutFault[] }) {
  const t = useTexts(layoutTexts);
  const faultText = useFaultText();
  if (faults.length === 0) return null;
  return (
    <Alert severity="error">
      <strong>{t.faults}</strong>
      <ul className={styles.faults}>
        {faults.map((fault) => (
          <li key={`${fault.path} ${fault.code} ${fault.params.demand}`}>{faultText(fault)}</li>
        ))}
      </ul>
    </Alert>
  );
}

function undoByKeys(event: KeyboardEvent, work: LayoutWork): void {
  if (work.isReadOnly || !(event.ctrlKey || event.metaKey)) return;
  const key = event.key.toLowerCase();
  const isRedo = key === 'y' || (key === 'z' && event.shiftKey);
  if (!isRedo && key !== 'z') return;
  event.preventDefault();
  if (isRedo) work.redo();
  else work.undo();
}
