import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useCallback, useRef, useState } from 'react';
import { KeyList } from '../../../kit/editor/index.ts';
import type { RoomPlanFragment } from '../../../kit/graphql/generated/pos/graphql.ts';
import { EmptyState } from '../../../kit/states/index.ts';
import { Inspector } from './inspector.tsx';
import { NotesList } from './notes-list.tsx';
import { PlanBar } from './plan-bar.tsx';
import { PlanConflictDialog } from './plan-conflict-dialog.tsx';
import styles from './plan-editor.module.css';
import { PlanToolbar } from './plan-toolbar.tsx';
import { RowDialog } from './row-dialog.tsx';
import { Stage, type StageHandle } from './stage.tsx';
import { type PlanWork, usePlan } from './use-plan.ts';
import { type PlanTools, usePlanTools } from './use-plan-tools.ts';

interface NoteProps {
  readonly plan: PlanWork;
  readonly tools: PlanTools;
}

type Dialog = 'row' | 'keys';

/** The designer of a room (ROM-07, decisions ROM-08): tools, plan, details and notes, and one save for all of it. */
export const PlanEditor = ({ plan: stored }: { readonly plan: RoomPlanFragment }) => {
  const plan = usePlan(stored);
  const tools = usePlanTools(plan);
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'));
  const stage = useRef<StageHandle>(null);
  const side = useRef<HTMLDivElement>(null);
  const [dialog, setDialog] = useState<Dialog>();
  const [isOpen, setOpen] = useState(false);
  const close = () => setDialog(undefined);
  const showDetails = useCallback(() => {
    if (isPhone) setOpen(true);
    // The fields are there by the time of the next frame.
    else requestAnimationFrame(() => side.current?.querySelector('input')?.focus());
  }, [isPhone]);
  const showHelp = useCallback(() => setDialog('keys'), []);
  const askRow = useCallback(() => setDialog('row'), []);
  const stageNow = useCallback(() => stage.current, []);
  const { select } = tools;
  const showTables = useCallback(
    (keys: readonly [string, ...string[]]) => {
      select(keys);
      stage.current?.focusTable(keys[0]);
    },
    [select],
  );
  const { tables, past, future } = plan.state;
  const { chosen, step: _, ...acts } = tools;
  const [only] = chosen;
  return (
    <div className={styles.editor}>
      <RestoredNote plan={plan} tools={tools} />
      <div className={styles.columns}>
        <div className={styles.work}>
          <PlanToolbar
            {...acts}
            canUndo={past.length > 0}
            canRedo={future.length > 0}
            count={chosen.length}
            stage={stageNow}
            isPhone={isPhone}
            onRow={askRow}
            onDetails={showDetails}
            onHelp={showHelp}
          />
          <div className={styles.canvas}>
            <Stage ref={stage} plan={plan} tools={tools} onDetails={showDetails} onHelp={showHelp} />
            {tables.length === 0 && <FirstTable tools={tools} />}
          </div>
        </div>
        <div className={styles.side} ref={side}>
          {!isPhone && <Inspector plan={plan} tools={tools} />}
          <NotesList
            notes={plan.notes}
            tables={tables.length}
            places={tables.reduce((sum, { seats }) => sum + seats, 0)}
            onShow={showTables}
          />
        </div>
      </div>
      <PlanBar plan={plan} tools={tools} />
      <p className="heard" role="status" aria-label={tools.t.plan}>
        {plan.said}
      </p>
      {isPhone && (
        <Drawer
          anchor="bottom"
          open={isOpen}
          onClose={() => setOpen(false)}
          slotProps={{ paper: { className: styles.sheet ?? '' } }}
        >
          <Inspector plan={plan} tools={tools} />
          <Button onClick={() => setOpen(false)}>{tools.t.close}</Button>
        </Drawer>
      )}
      {dialog === 'row' && only && (
        <RowDialog
          tools={tools}
          table={only}
          onClose={close}
          onWish={(wish) => {
            close();
            tools.copyRow(only.key, wish);
          }}
        />
      )}
      {dialog === 'keys' && <KeyList title={tools.t.keysTitle} lines={tools.t.keyList} onClose={close} />}
      {plan.conflict && <PlanConflictDialog plan={plan} tools={tools} conflict={plan.conflict} />}
    </div>
  );
};

function RestoredNote({ plan, tools: { t } }: NoteProps) {
  return plan.isRestored && plan.isDirty ? (
    <Alert
      severity="info"
      role="status"
      action={
        <Button color="inherit" onClick={plan.discard}>
          {t.discard}
        </Button>
      }
    >
      {t.restored}
    </Alert>
  ) : null;
}

function FirstTable({ tools }: { readonly tools: PlanTools }) {
  const { t } = tools;
  return (
    <div className={styles.empty}>
      <EmptyState title={t.emptyTitle} text={t.emptyText}>
        <Button variant="contained" onClick={() => tools.addTable()}>
          {t.firstTable}
        </Button>
      </EmptyState>
    </div>
  );
}
