import DialogContent from '@mui/material/DialogContent';
import type { ButtonApp } from '@tresen/domain/master-data/buttons';
import type { ButtonGrid } from '@tresen/domain/master-data/buttons/grid';
import { useCallback, useMemo, useState } from 'react';
import { ChoiceBox, FormDialog, SwitchBox } from '../../../kit/form/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import type { Faces } from './button-face.tsx';
import { buttonTexts } from './buttons-texts.ts';
import { GridPicture } from './grid-picture.tsx';
import { stretched, withoutGone } from './preview-contents.ts';
import styles from './preview-dialog.module.css';

/** Screens in pixels: what a register of 15 inches, a handheld and a tablet show. */
const screens = {
  till: { width: 1366, height: 768 },
  handheld: { width: 360, height: 720 },
  tablet: { width: 1280, height: 800 },
} as const;
const devices = ['till', 'handheld', 'tablet'] as const;
type Device = (typeof devices)[number];

const usual: Readonly<Record<ButtonApp, Device>> = {
  Static_Pos: 'till',
  Mobile_Pos: 'handheld',
  Event_App: 'tablet',
};

interface PreviewDialogProps {
  readonly grid: ButtonGrid;
  readonly faces: Faces;
  readonly layer: number;
  readonly onClose: () => void;
}

/** The buttons as the register shows them: at its size, light or dark, with names as long as they may be. */
export const PreviewDialog = ({ grid, faces, layer: first, onClose }: PreviewDialogProps) => {
  const t = useTexts(buttonTexts);
  const [device, setDevice] = useState<Device>(usual[grid.app]);
  const [scheme, setScheme] = useState<'light' | 'dark'>('light');
  const [isLong, setLong] = useState(false);
  const [layer, setLayer] = useState(first);
  const { width, height } = screens[device];
  const frame = useScale(width);
  const layers = Array.from({ length: grid.layout.layers }, (_, at) => at);
  const shown = isLong ? stretched(faces, t.longName) : faces;
  const there = useMemo(() => withoutGone(grid, faces), [grid, faces]);
  return (
    <FormDialog title={t.previewTitle} width="md" onClose={onClose}>
      <DialogContent>
        <div className={styles.choices}>
          <ChoiceBox
            label={t.device}
            name="device"
            required
            options={devices.map((value) => ({ value, title: t.devices(value) }))}
            value={device}
            onValue={(value) => value && setDevice(value)}
          />
          <ChoiceBox
            label={t.brightness}
            name="scheme"
            required
            options={(['light', 'dark'] as const).map((value) => ({ value, title: t[value] }))}
            value={scheme}
            onValue={(value) => value && setScheme(value)}
          />
          <SwitchBox label={t.longNames} name="long" value={isLong} onValue={setLong} />
        </div>
        <div
          ref={frame}
          className={styles.frame}
          style={{ aspectRatio: `${width} / ${height}` }}
          data-device={device}
        >
          <div
            className={styles.screen}
            data-scheme={scheme === 'dark' ? 'dark1' : 'light4'}
            data-theme={scheme}
            style={{ '--width': width, '--height': height } as never}
          >
            <p className={styles.receipt}>{t.receiptHere}</p>
            <div className={styles.buttons}>
              <GridPicture grid={there} layer={layer} faces={shown} label={t.screenOf(t.devices(device))} />
            </div>
            {grid.layout.layers > 1 && (
              <fieldset className={styles.tabs} aria-label={t.layers}>
                {layers.map((at) => (
                  <button key={at} type="button" aria-pressed={at === layer} onClick={() => setLayer(at)}>
                    {t.layer(String(at + 1))}
                  </button>
                ))}
              </fieldset>
            )}
          </div>
        </div>
      </DialogContent>
    </FormDialog>
  );
};

/**
 * By how much the screen is drawn smaller, kept with the frame's width. The dialog draws its content later than this is
 * called, so the frame itself says when it is there.
 */
function useScale(width: number) {
  return useCallback(
    (frame: HTMLDivElement) => {
      const observer = new ResizeObserver(() =>
        frame.style.setProperty('--scale', String(frame.clientWidth / width)),
      );
      observer.observe(frame);
      return () => observer.disconnect();
    },
    [width],
  );
}
