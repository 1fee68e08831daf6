import Button from '@mui/material/Button';
import Drawer from '@mui/material/Drawer';
import { Suspense } from 'react';
import { Late } from '../../../kit/feature/index.ts';
import { useTexts } from '../../../kit/i18n/index.ts';
import styles from './button-editor.module.css';
import type { Faces } from './button-face.tsx';
import { buttonTexts } from './buttons-texts.ts';
import { inspectorCode } from './late-parts.ts';
import type { ButtonTools } from './use-button-tools.ts';

interface LookSheetProps {
  readonly tools: ButtonTools;
  readonly faces: Faces;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The look of what is chosen, from below where nothing fits beside the cells. */
export const LookSheet = ({ tools, faces, isOpen, onClose }: LookSheetProps) => {
  const t = useTexts(buttonTexts);
  return (
    <Drawer
      anchor="bottom"
      open={isOpen}
      onClose={onClose}
      slotProps={{ paper: { className: styles.sheet ?? '' } }}
    >
      {isOpen && (
        <Suspense>
          <Late code={inspectorCode} props={{ tools, faces }} />
        </Suspense>
      )}
      <Button onClick={onClose}>{t.close}</Button>
    </Drawer>
  );
};
