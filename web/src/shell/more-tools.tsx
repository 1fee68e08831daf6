import useMediaQuery from '@mui/material/useMediaQuery';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { useTexts } from '../kit/i18n/index.ts';
import { MoreVertIcon } from '../kit/icons/more-vert.tsx';
import { ToolButton, useAnchor } from '../kit/toolbar/index.ts';
import { shellTexts } from './shell-texts.ts';
import styles from './toolbar.module.css';

const Popover = lazy(loadPopover);

/** The tools that a phone lists behind a button: beside each other in the bar from 600 px on. */
export const MoreTools = ({ children }: { readonly children: ReactNode }) =>
  useMediaQuery('(max-width: 599px)') ? <ToolList>{children}</ToolList> : children;

function loadPopover() {
  return import('@mui/material/Popover');
}

/**
 * Behind one button, since a phone has no room for all tools. Each step through the address closes the list: whatever one
 * of them opens, and "back".
 */
function ToolList({ children }: { readonly children: ReactNode }) {
  const t = useTexts(shellTexts);
  const { anchor, close, openAt, preload } = useAnchor(loadPopover);
  const { key } = useLocation();
  const seenAt = useRef(key);
  useEffect(() => {
    if (key === seenAt.current) return;
    seenAt.current = key;
    close();
  }, [key, close]);
  return (
    <>
      <ToolButton
        label={t.moreTools}
        icon={<MoreVertIcon />}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onPointerEnter={preload}
        onClick={(event) => openAt(event.currentTarget)}
      />
      {anchor && (
        <Suspense fallback={null}>
          <Popover
            open
            anchorEl={anchor}
            anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
            transformOrigin={{ vertical: 'top', horizontal: 'center' }}
            slotProps={{ paper: { role: 'dialog', 'aria-label': t.moreTools, className: styles.list ?? '' } }}
            onClose={close}
          >
            <div data-tools="rows" className={styles.rows}>
              {children}
            </div>
          </Popover>
        </Suspense>
      )}
    </>
  );
}
