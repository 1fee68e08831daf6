import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import {
  type ButtonMapping,
  type ButtonTarget,
  type Cell,
  cellKey,
} from '@tresen/domain/master-data/buttons/grid';
import { Suspense, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { useStable } from '../../../kit/editor/index.ts';
import { Late } from '../../../kit/feature/index.ts';
import { useFormats } from '../../../kit/format/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import { whenPageStands } from '../../../kit/idle/index.ts';
import styles from './button-editor.module.css';
import { ButtonNotes, FirstButtons } from './button-notes.tsx';
import { ButtonStage } from './button-stage.tsx';
import { type ButtonDialog, ButtonToolbar } from './button-toolbar.tsx';
import { buttonTexts } from './buttons-texts.ts';
import { mappingAt, nextEmpty } from './cells.ts';
import type { GridAction, GridState } from './grid-state.ts';
import { HeatSide } from './heat-side.tsx';
import { dialogsCode, inspectorCode, preloadParts } from './late-parts.ts';
import { LookSheet } from './look-sheet.tsx';
import { Palette, type PaletteHandle } from './palette.tsx';
import type { PaletteItem, PaletteSource } from './palette-source.ts';
import { StageLine } from './stage-line.tsx';
import { type FactsByTarget, targetKey, useTargetNames } from './targets.ts';
import { useBehind } from './use-behind.ts';
import { useButtonPulls } from './use-button-pulls.ts';
import { type ButtonTools, type Clipboard, useButtonTools } from './use-button-tools.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useHeatView } from './use-heat-view.ts';

interface ButtonEditorProps {
  readonly state: GridState;
  readonly dispatch: (action: GridAction) => void;
  readonly source: PaletteSource;
  readonly facts: FactsByTarget;
  /** What the person has chosen is known by name before the server is asked again. */
  readonly onFacts: (facts: FactsByTarget) => void;
  readonly currency: string;
  readonly clipboard: Clipboard;
}

/** Lays out the buttons of an app: palette, layers, look, and all that fills them (BTN-07, BTN-08). */
export const ButtonEditor = (props: ButtonEditorProps) => {
  const { state, dispatch, source, facts, onFacts, currency, clipboard } = props;
  const t = useTexts(buttonTexts);
  const { money } = useFormats();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'));
  const names = useTargetNames(facts);
  const price = useMemo(() => remembered((cents) => money(cents, currency)), [money, currency]);
  const faces = useMemo(() => ({ ...names, facts, money: price }), [names, facts, price]);
  const tools = useButtonTools(state, dispatch, names, clipboard);
  const heat = useHeatView(state, source);
  const [dialog, setDialog] = useState<ButtonDialog>();
  const [isWide, setWide] = useState(false);
  const [isOpen, setOpen] = useState(false);
  // The buttons first: what lies around them is drawn in a turn of its own, at the beginning and after each edit.
  const hasSide = useDeferredValue(true, false);
  const now = useMemo(() => ({ state, tools }), [state, tools]);
  const late = useDeferredValue(now);
  const side = useRef<HTMLDivElement>(null);
  // Behind those: both at once take a slow device longer than two frames may.
  const inspected = useBehind(late.tools.chosen, noMappings);
  // What is typed there has to stand in its field at once.
  const isWaiting = inspected !== tools.chosen && state.lastEdit === null;
  useEffect(() => whenPageStands(preloadParts), []);
  const { area, ghost, mark, palette } = useEditorRefs();
  const { grid, aim, setAim, focusCount, chooseCell, chooseItem, learnItem, comeBack } = useChoosing(
    ...([state, tools, onFacts, () => isPhone && palette.current?.show()] as const),
  );
  const onLayer = (layer: number) => tools.go({ ...state.cursor, layer });
  const onLook = () => {
    if (isPhone) setOpen(true);
    // The fields are there by the time of the next frame.
    else
      void inspectorCode
        .preload()
        .then(() =>
          requestAnimationFrame(() =>
            side.current?.querySelector<HTMLElement>('[data-look] :is(input, button)')?.focus(),
          ),
        );
  };
  const onKey = useGridKeys({
    ...{ state, tools, onLook },
    onPalette: (at, text) => {
      setAim(at);
      palette.current?.open(text);
    },
    onHelp: () => setDialog('keys'),
    onLetGo: () => {
      setAim(undefined);
      tools.take(undefined);
    },
  });
  const pulls = useButtonPulls({ ...{ state, tools, names, area, ghost, mark, onLayer } });
  const sideState = {
    'data-heat': heat.isOn || undefined,
    'data-chosen': tools.chosen.length > 0 || undefined,
  };
  const acts = useStable({
    ...{ onLook, chooseItem, learnItem, comeBack },
    onWide: () => setWide(!isWide),
    onHeat: () => heat.setOn(!heat.isOn),
  });
  const aimWords = aim && t.place(String(aim.row + 1), String(aim.column + 1));
  return (
    <div ref={area} className={styles.editor} {...pulls}>
      <div className={styles.work}>
        <ButtonToolbar
          {...{ ...late, isPhone, isWide }}
          onLook={acts.onLook}
          onWide={acts.onWide}
          isHeat={heat.isOn}
          onHeat={acts.onHeat}
          onDialog={setDialog}
        />
        <ButtonStage
          {...{ state, faces, aim, focusCount, onKey, onLayer }}
          heat={heat.cells}
          isWide={isWide && grid.layout.layers > 1}
          onCell={chooseCell}
        />
        <ButtonNotes tools={tools} hand={tools.hand && names.nameOf(tools.hand)}>
          <StageLine facts={facts} tools={late.tools} grid={late.state.history.present} aim={aimWords} />
        </ButtonNotes>
        {grid.mappings.length === 0 && <FirstButtons onPresets={() => setDialog('presets')} />}
        {!isPhone && <p className={styles.keysLine}>{t.keysLine}</p>}
      </div>
      <div className={styles.side} ref={side} {...sideState}>
        {hasSide && (
          <Palette
            ref={palette}
            {...{ source, faces, hand: tools.hand, aim: aimWords }}
            grid={late.state.history.present}
            onChoose={acts.chooseItem}
            onHold={acts.learnItem}
            onLeave={acts.comeBack}
          />
        )}
        {heat.isOn && (
          <HeatSide
            view={heat}
            nameOf={names.labelOf}
            onShow={(mapping) => tools.show([mapping])}
            onPlace={(item) => {
              chooseItem(item, false);
              void knownOf(source, item).then((known) => known && learnItem(known));
            }}
          />
        )}
        {!isPhone && inspected.length > 0 && tools.chosen.length > 0 && (
          <Suspense>
            <Late code={inspectorCode} props={{ tools, faces, isWaiting }} />
          </Suspense>
        )}
      </div>
      <div ref={ghost} className={styles.ghost} hidden />
      <div ref={mark} className={styles.mark} hidden />
      <p className={styles.hidden} role="status" aria-label={t.stage}>
        {tools.said}
      </p>
      {isPhone && <LookSheet {...{ tools, faces, isOpen }} onClose={() => setOpen(false)} />}
      {dialog && (
        <Suspense>
          <Late
            code={dialogsCode}
            props={{
              ...{ dialog, grid, faces, source, tools, onFacts },
              layer: state.cursor.layer,
              onClose: () => setDialog(undefined),
              onChanged: acts.comeBack,
            }}
          />
        </Suspense>
      )}
    </div>
  );
};

/** What sales do not tell of an article: its price and its picture. */
async function knownOf(source: PaletteSource, { target, name }: PaletteItem) {
  const page = await source.find('article', name, null, 8).catch(() => undefined);
  return page?.items.find((one) => targetKey(one.target) === targetKey(target));
}

const noMappings: readonly ButtonMapping[] = [];

/** Prices repeat, and writing one takes longer than drawing its button. */
function remembered(write: (cents: number) => string): (cents: number) => string {
  const known = new Map<number, string>();
  return (cents) => {
    const text = known.get(cents) ?? write(cents);
    known.set(cents, text);
    return text;
  };
}

function useEditorRefs() {
  return {
    area: useRef<HTMLDivElement>(null),
    ghost: useRef<HTMLDivElement>(null),
    mark: useRef<HTMLDivElement>(null),
    palette: useRef<PaletteHandle>(null),
  };
}

/** First a cell, then what is to lie there; or the other way round. */
function useChoosing(
  state: GridState,
  tools: ButtonTools,
  onFacts: ButtonEditorProps['onFacts'],
  /** An empty cell was chosen. */
  onAim: () => void,
) {
  const [aim, setAim] = useState<Cell>();
  const [focusCount, setFocusCount] = useState(0);
  const grid = state.history.present;
  const comeBack = () => {
    setAim(undefined);
    setFocusCount((count) => count + 1);
  };
  const learnItem = ({ target, name, colour, picture, price }: PaletteItem) => {
    if ('id' in target && target.kind !== 'function')
      onFacts(new Map([[targetKey(target), { name, colour, picture, price }]]));
  };
  const putInto = (target: ButtonTarget, at: Cell, isByKeys: boolean) => {
    if (!tools.put(target, at)) return;
    const next = nextEmpty(grid, at);
    if (!isByKeys) return setAim(next);
    if (next) tools.go(next);
    comeBack();
  };
  return {
    ...{ grid, aim, setAim, focusCount, comeBack, learnItem },
    chooseCell: (cell: Cell, isMore: boolean) => {
      const there = mappingAt(grid, cell);
      if (tools.hand) {
        tools.put(tools.hand, cell);
        return tools.take(undefined);
      }
      tools.go(cell);
      setAim(there ? undefined : cell);
      if (!there) onAim();
      if (there && isMore) tools.toggle(cellKey(there));
      else tools.select(there ? [cellKey(there)] : []);
    },
    chooseItem: (item: PaletteItem, isByKeys: boolean) => {
      const { target } = item;
      learnItem(item);
      if (aim) putInto(target, aim, isByKeys);
      else if (isByKeys) putInto(target, state.cursor, true);
      else tools.take(tools.hand && targetKey(tools.hand) === targetKey(target) ? undefined : target);
    },
  };
}
