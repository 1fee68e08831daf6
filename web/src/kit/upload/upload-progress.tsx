import LinearProgress from '@mui/material/LinearProgress';
import { useFormats } from '../format/index.ts';
import { useTexts } from '../i18n/index.ts';
import type { UploadStage } from './send-file.ts';
import { de } from './upload.de.ts';
import { en } from './upload.en.ts';
import styles from './upload.module.css';

const words = { de, en };

/** Says how far a file is, in words. */
export const useStageWords = (): ((stage: UploadStage, name: string) => string) => {
  const t = useTexts(words);
  const f = useFormats();
  return (stage, name) => {
    if (stage.stage === 'sending')
      return stage.part === undefined
        ? t.sendingAtOnce(name)
        : t.sending(name, f.share(Math.floor(stage.part * 100) / 100));
    if (stage.stage === 'reading') return t.reading(name);
    return t.postponed(name, f.number(stage.seconds));
  };
};

interface UploadProgressProps {
  readonly name: string;
  readonly stage: UploadStage;
}

/** How far a file is: a bar with its words. What is read out changes with the stage, not with each percent. */
export const UploadProgress = ({ name, stage }: UploadProgressProps) => {
  const text = useStageWords()(stage, name);
  const part = stage.stage === 'sending' ? stage.part : undefined;
  const value = part === undefined ? undefined : Math.floor(part * 100);
  return (
    <div className={styles.progress}>
      <p className={styles.words} role={value === undefined ? 'status' : undefined}>
        {text}
      </p>
      <LinearProgress
        aria-label={text}
        {...(value === undefined ? {} : { variant: 'determinate' as const, value })}
      />
    </div>
  );
};
