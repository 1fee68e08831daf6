import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useTexts } from '../../kit/i18n/index.ts';
import { ArrowBackIcon } from '../../kit/icons/arrow-back.tsx';
import { PageHeader } from '../../kit/page/index.ts';
import styles from './editing.module.css';
import { editingPath } from './editing-path.ts';
import { editingTexts } from './editing-texts.ts';

interface EditingFrameProps {
  readonly title: string;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A page below the list of products, with the way back to it. */
export const EditingFrame = ({ title, actions, children }: EditingFrameProps) => {
  const t = useTexts(editingTexts);
  const back = (
    <Link to={editingPath} className={styles.back}>
      <ArrowBackIcon className="points" fontSize="small" />
      {t.back}
    </Link>
  );
  return (
    <div className={styles.screen}>
      <PageHeader title={title} subtitle={back}>
        {actions}
      </PageHeader>
      {children}
    </div>
  );
};
