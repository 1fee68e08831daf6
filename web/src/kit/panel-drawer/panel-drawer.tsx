import IconButton from '@mui/material/IconButton';
import Modal from '@mui/material/Modal';
import { type ReactNode, startTransition, useEffect, useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { defineTexts, useTexts } from '../i18n/index.ts';
import { CloseIcon } from '../icons/close.tsx';
import { useGradually } from '../states/index.ts';
import { de } from './panel-drawer.de.ts';
import { en } from './panel-drawer.en.ts';
import styles from './panel-drawer.module.css';
import { Sliding } from './sliding.tsx';
import { panelParam, usePanel } from './use-panel.ts';

const texts = defineTexts(de, en);

interface PanelDrawerProps {
  /** The parameter of the address, and the value that opens this panel. */
  readonly param?: string;
  readonly value: string;
  readonly title: string;
  /** Pixels; less where that would be more than 85 % of the window. */
  readonly width: number;
  /** Buttons beside the title. */
  readonly actions?: ReactNode;
  /** The page behind is not dimmed: the panel changes how it looks. */
  readonly isSeeThrough?: boolean;
  readonly children: ReactNode;
}

interface BackdropProps {
  readonly open: boolean;
  readonly onClick?: () => void;
}

/**
 * A panel over the end of the page, right or, from right to left, left. Open while the address says so: Escape, a click
 * beside it, its button and "back" close it, and the focus returns to where it was.
 */
export const PanelDrawer = ({
  param = panelParam,
  value,
  title,
  width,
  actions,
  isSeeThrough = false,
  children,
}: PanelDrawerProps) => {
  const t = useTexts(texts);
  const id = useId();
  const { isOpen, close } = usePanel(value, param);
  const isShown = useFrameLater(isOpen);
  // A portal of our own: MUI's renders what it holds once more, and all at once, when it has found its place.
  return createPortal(
    <Modal
      open={isShown}
      onClose={close}
      disablePortal
      closeAfterTransition
      className={styles.modal ?? ''}
      slots={{ backdrop: isSeeThrough ? ClearBackdrop : DimBackdrop }}
    >
      <Sliding
        in={isShown}
        role="dialog"
        aria-modal
        aria-labelledby={id}
        className={styles.paper}
        style={{ inlineSize: width }}
      >
        <div className={styles.bar}>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {actions}
          <IconButton aria-label={t.close} onClick={close} edge="end">
            <CloseIcon />
          </IconButton>
        </div>
        <div className={styles.content}>
          <Later>{children}</Later>
        </div>
      </Sliding>
    </Modal>,
    document.body,
  );
};

/** True a frame after it becomes true: the page answers to the new address first. False at once. */
function useFrameLater(isTrue: boolean): boolean {
  const [was, setWas] = useState(isTrue);
  useEffect(() => {
    if (was === isTrue) return;
    const frame = requestAnimationFrame(() => startTransition(() => setWas(isTrue)));
    return () => cancelAnimationFrame(frame);
  }, [was, isTrue]);
  return was && isTrue;
}

function ClearBackdrop({ onClick }: BackdropProps) {
  return <div aria-hidden="true" className={styles.backdrop} onClick={onClick} />;
}

function DimBackdrop({ open, onClick }: BackdropProps) {
  return (
    <div aria-hidden="true" className={`${styles.backdrop} ${open ? styles.dim : ''}`} onClick={onClick} />
  );
}

/** A frame after the empty panel: both in one would hold up its sliding in. */
function Later({ children }: { readonly children: ReactNode }) {
  return useGradually(1, { atFirst: 0, atOnce: 1 }) > 0 && children;
}
