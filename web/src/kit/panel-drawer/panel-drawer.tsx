import Close from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { type ReactNode, useId } from 'react';
import { defineTexts, useTexts } from '../i18n/index.ts';
import { de } from './panel-drawer.de.ts';
import { en } from './panel-drawer.en.ts';
import styles from './panel-drawer.module.css';
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
  const paper = {
    role: 'dialog',
    'aria-modal': true,
    'aria-labelledby': id,
    className: styles.paper ?? '',
    style: { inlineSize: width },
  } as const;
  return (
    <Drawer
      open={isOpen}
      anchor="right"
      onClose={close}
      slotProps={{ paper, transition: { appear: true }, backdrop: { invisible: isSeeThrough } }}
    >
      <div className={styles.bar}>
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
        {actions}
        <IconButton aria-label={t.close} onClick={close} edge="end">
          <Close />
        </IconButton>
      </div>
      <div className={styles.content}>{children}</div>
    </Drawer>
  );
};
