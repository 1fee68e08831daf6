import IconButton from '@mui/material/IconButton';
import { Suspense, useState } from 'react';
import { optional } from '../../kit/feature/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { MoreVertIcon } from '../../kit/icons/more-vert.tsx';
import { FailedDialog } from '../../kit/states/index.ts';
import { useAnchor } from '../../kit/toolbar/index.ts';
import { PinDialog } from './pin-dialog.tsx';
import type { ReportPin } from './report-pins.queries.ts';
import { reportPinTexts } from './report-pins-texts.ts';
import { usePinSteps } from './use-pin-steps.ts';

const PinMenu = optional(async () => (await loadMenu()).PinMenu, FailedDialog);

interface PinActionsProps {
  readonly pin: ReportPin;
  /** All of the person, in their order. */
  readonly pins: readonly ReportPin[];
}

/** What can be done with a pinned report at Home: its place, its days, taking it off. */
export const PinActions = ({ pin, pins }: PinActionsProps) => {
  const t = useTexts(reportPinTexts);
  const { anchor, close, openAt, preload } = useAnchor(loadMenu);
  const steps = usePinSteps(pins);
  const [isChanging, setChanging] = useState(false);
  const label = t.more(pin.name);
  return (
    <>
      <IconButton
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onPointerEnter={preload}
        onClick={(event) => openAt(event.currentTarget)}
      >
        <MoreVertIcon />
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <PinMenu
            place={pins.indexOf(pin)}
            count={pins.length}
            isGone={pin.query === null}
            anchor={anchor}
            onClose={close}
            onMove={(by) => void steps.move(pin, by)}
            onDays={() => setChanging(true)}
            onTakeOff={() => void steps.takeOff(pin)}
          />
        </Suspense>
      )}
      {isChanging && (
        <PinDialog
          name={pin.name}
          range={pin.range}
          isPinned
          isPending={steps.isPending}
          onChosen={(range, days) => steps.changeDays(pin, range, days)}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  );
};

function loadMenu() {
  return import('./pin-menu.tsx');
}
