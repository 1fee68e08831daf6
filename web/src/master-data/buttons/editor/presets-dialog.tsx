import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import { buttonTemplateWords } from '@tresen/domain/master-data/buttons';
import {
  type ButtonGrid,
  type ButtonPreset,
  buttonPresets,
  presetGrid,
} from '@tresen/domain/master-data/buttons/grid';
import { useState } from 'react';
import { Choice, FormDialog } from '../../../kit/form/index.ts';
import { useFormats } from '../../../kit/format/index.ts';
import { useTexts, useWords } from '../../../kit/i18n/index.ts';
import { ConfirmDialog } from '../../../kit/states/index.ts';
import styles from './button-editor.module.css';
import type { Faces } from './button-face.tsx';
import { buttonTexts } from './buttons-texts.ts';
import { GridPicture } from './grid-picture.tsx';

interface PresetsDialogProps {
  readonly grid: ButtonGrid;
  readonly faces: Faces;
  /** @param words which preset it is */
  readonly onGrid: (grid: ButtonGrid, words: string) => void;
  readonly onClose: () => void;
}

/** Begins from a kind of business. All buttons of the app go, after somebody has agreed to that (BTN-12). */
export const PresetsDialog = ({ grid, faces, onGrid, onClose }: PresetsDialogProps) => {
  const t = useTexts(buttonTexts);
  const f = useFormats();
  const app = useWords(buttonTemplateWords).choices.apps[grid.app];
  const [preset, setPreset] = useState<ButtonPreset>('cafe');
  const [isAsking, setAsking] = useState(false);
  const count = grid.mappings.length;
  const next = presetGrid(preset, grid.app);
  const use = () => onGrid(next, t.preset(preset));
  const words = f.number(count);
  return (
    <FormDialog title={t.presetsTitle} width="md" onClose={onClose}>
      <DialogContent>
        <p className={styles.hint}>{t.presetsText}</p>
        <Choice
          legend={t.presetKind}
          name="preset"
          options={buttonPresets.map((value) => {
            const { rows, columns, layers } = presetGrid(value, grid.app).layout;
            const hint = t.presetFacts(String(rows), String(columns), String(layers));
            return { value, title: t.preset(value), hint };
          })}
          value={preset}
          onChange={setPreset}
        />
        {/* A dialog that fills a phone is a height that the picture would take. */}
        <div>
          <GridPicture grid={next} layer={0} faces={faces} label={t.preset(preset)} hasCells />
        </div>
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button variant="contained" onClick={count > 0 ? () => setAsking(true) : use}>
          {t.usePreset}
        </Button>
      </DialogActions>
      <ConfirmDialog
        open={isAsking}
        title={t.replaceTitle(app)}
        confirm={t.replaceConfirm(words)}
        busy={false}
        onConfirm={use}
        onClose={() => setAsking(false)}
      >
        {t.replaceText(words)}
      </ConfirmDialog>
    </FormDialog>
  );
};
