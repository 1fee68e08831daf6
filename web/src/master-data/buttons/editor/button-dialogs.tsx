import type { ButtonGrid } from '@tresen/domain/master-data/buttons/grid';
import { KeyList } from '../../../kit/editor/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import { AutofillDialog } from './autofill-dialog.tsx';
import type { Faces } from './button-face.tsx';
import type { ButtonDialog } from './button-toolbar.tsx';
import { buttonTexts } from './buttons-texts.ts';
import { CopyLayerDialog } from './copy-layer-dialog.tsx';
import { LayoutDialog } from './layout-dialog.tsx';
import type { PaletteSource } from './palette-source.ts';
import { PresetsDialog } from './presets-dialog.tsx';
import { PreviewDialog } from './preview-dialog.tsx';
import type { FactsByTarget } from './targets.ts';
import type { ButtonTools } from './use-button-tools.ts';

export interface ButtonDialogsProps {
  readonly dialog: ButtonDialog;
  readonly grid: ButtonGrid;
  readonly layer: number;
  readonly faces: Faces;
  readonly source: PaletteSource;
  readonly tools: ButtonTools;
  readonly onFacts: (facts: FactsByTarget) => void;
  readonly onClose: () => void;
  /** The buttons have become others: leads to them. What has opened the dialog may be gone. */
  readonly onChanged: () => void;
}

/** The dialog that is open. */
export const ButtonDialogs = (props: ButtonDialogsProps) => {
  const { dialog, grid, layer, faces, source, tools, onFacts, onClose, onChanged } = props;
  const onDone = () => {
    onClose();
    onChanged();
  };
  const t = useTexts(buttonTexts);
  switch (dialog) {
    case 'layout':
      return (
        <LayoutDialog
          {...{ grid, faces, onClose }}
          onLayout={(layout) => {
            tools.resize(layout);
            onDone();
          }}
          onShow={(mapping) => {
            tools.show([mapping]);
            onDone();
          }}
        />
      );
    case 'presets':
      return (
        <PresetsDialog
          {...{ grid, faces, onClose }}
          onGrid={(next, words) => {
            tools.replace(next, words);
            onDone();
          }}
        />
      );
    case 'autofill':
      return (
        <AutofillDialog
          {...{ grid, faces, source, onClose }}
          onFill={({ grid: next, added }, facts) => {
            onFacts(facts);
            tools.replace(next, t.fillSum(String(added.length)));
            onDone();
          }}
        />
      );
    case 'copyLayer':
      return (
        <CopyLayerDialog
          {...{ grid, layer, onClose }}
          onCopy={(to) => {
            tools.copyLayer(layer, to);
            onDone();
          }}
        />
      );
    case 'preview':
      return <PreviewDialog {...{ grid, layer, faces, onClose }} />;
    case 'keys':
      return <KeyList title={t.keysTitle} lines={t.keyList} onClose={onClose} />;
  }
};
