import Button from '@mui/material/Button';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import type { ButtonGrid } from '@tresen/domain/master-data/buttons/grid';
import { useState } from 'react';
import { ChoiceBox, FormDialog } from '../../../kit/form/index.ts';
import { useFormats } from '../../../kit/format/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import { buttonTexts } from './buttons-texts.ts';

interface CopyLayerDialogProps {
  readonly grid: ButtonGrid;
  readonly layer: number;
  readonly onCopy: (to: number) => void;
  readonly onClose: () => void;
}

/** Puts a layer's buttons onto another one, and says how many give way there. */
export const CopyLayerDialog = ({ grid, layer, onCopy, onClose }: CopyLayerDialogProps) => {
  const t = useTexts(buttonTexts);
  const f = useFormats();
  const others = Array.from({ length: grid.layout.layers }, (_, at) => at).filter((at) => at !== layer);
  const countOf = (at: number) => grid.mappings.filter((one) => one.layer === at).length;
  const [to, setTo] = useState(others.find((at) => countOf(at) === 0) ?? others[0] ?? layer);
  const count = countOf(to);
  return (
    <FormDialog title={t.copyLayerTitle(String(layer + 1))} onClose={onClose}>
      <DialogContent>
        <ChoiceBox
          label={t.copyLayerTo}
          name="to"
          required
          options={others.map((value) => ({ value, title: t.layer(String(value + 1)) }))}
          value={to}
          onValue={(value) => value !== null && setTo(value)}
          hint={count > 0 ? t.copyLayerReplaces(f.number(count)) : undefined}
        />
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t.cancel}
        </Button>
        <Button variant="contained" onClick={() => onCopy(to)}>
          {t.applyCopyLayer}
        </Button>
      </DialogActions>
    </FormDialog>
  );
};
