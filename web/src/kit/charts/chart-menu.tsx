import IconButton from '@mui/material/IconButton';
import { Suspense, useEffect, useRef } from 'react';
import { optional } from '../feature/index.ts';
import { useTexts } from '../i18n/index.ts';
import { MoreVertIcon } from '../icons/more-vert.tsx';
import { FailedDialog } from '../states/index.ts';
import { useAnchor } from '../toolbar/index.ts';
import type { ChartMenuProps } from './chart-parts.ts';
import { chartTexts } from './charts-texts.ts';

const ChartEntries = optional(async () => (await loadEntries()).ChartEntries, FailedDialog);

/** What else a chart can do. */
export const ChartMenu = (props: ChartMenuProps) => {
  const { chart, address } = props;
  const t = useTexts(chartTexts);
  const { anchor, close, openAt, preload } = useAnchor(loadEntries);
  const button = useFocusAfter(address.full.isOpen || address.about.isOpen);
  const label = t.more(chart.title);
  return (
    <>
      <IconButton
        ref={button}
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
          <ChartEntries {...props} anchor={anchor} onClose={close} />
        </Suspense>
      )}
    </>
  );
};

// Opened by a click, so it need not weigh on the first view.
function loadEntries() {
  return import('./chart-entries.tsx');
}

/** The keyboard goes on where a dialog was opened, also when the menu's entry is long gone. */
function useFocusAfter(isOpen: boolean) {
  const button = useRef<HTMLButtonElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen) button.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return button;
}
