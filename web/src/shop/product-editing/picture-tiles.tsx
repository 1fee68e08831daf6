import CircularProgress from '@mui/material/CircularProgress';
import IconButton from '@mui/material/IconButton';
import { useErrorWords } from '../../kit/graphql/index.ts';
import { useTexts } from '../../kit/i18n/index.ts';
import { ArrowBackIcon } from '../../kit/icons/arrow-back.tsx';
import { DeleteOutlinedIcon } from '../../kit/icons/delete-outlined.tsx';
import { useStageWords } from '../../kit/upload/index.ts';
import type { de } from './editing.de.ts';
import { editingTexts } from './editing-texts.ts';
import styles from './pictures.module.css';
import type { RefusedPicture, SentPicture } from './use-sent-pictures.ts';

interface PictureTileProps {
  readonly path: string;
  /** What it shows. */
  readonly alt: string;
  /** How it is called beside the others. */
  readonly label: string;
  readonly note?: string | undefined;
  /** Missing for the first one. */
  readonly onEarlier?: (() => void) | undefined;
  readonly onRemove: () => void;
}

/** A picture as the shop shows it, with what can be done to it. */
export const PictureTile = ({ path, alt, label, note, onEarlier, onRemove }: PictureTileProps) => {
  const t = useTexts(editingTexts);
  return (
    <li className={styles.tile}>
      <span className={styles.ground}>
        <img src={path} alt={alt} />
      </span>
      <span className={styles.words}>
        {label}
        {note && <span className={styles.note}>{note}</span>}
      </span>
      <span className={styles.buttons}>
        {onEarlier && (
          <IconButton aria-label={t.pictureEarlier(label)} onClick={onEarlier}>
            <ArrowBackIcon />
          </IconButton>
        )}
        <IconButton aria-label={t.removePicture(label)} onClick={onRemove}>
          <DeleteOutlinedIcon />
        </IconButton>
      </span>
    </li>
  );
};

/** Pictures on their way. */
export const SendingTiles = ({ sending }: { readonly sending: readonly SentPicture[] }) =>
  sending.map((picture) => <SendingTile key={picture.preview} {...picture} />);

/** Why pictures were not taken. */
export const RefusedPictures = ({ refused }: { readonly refused: readonly RefusedPicture[] }) => {
  const words = useErrorWords();
  if (refused.length === 0) return null;
  return (
    <ul className={styles.refused} role="alert">
      {refused.map(({ name, error }) => (
        <li key={name}>
          <strong>{name}</strong> – {words(error)}
        </li>
      ))}
    </ul>
  );
};

/** A picture on its way: how much of it has left, or that it waits. */
function SendingTile({ preview, name, stage }: SentPicture) {
  const t = useTexts(editingTexts);
  const words = useStageWords();
  const text = stage ? words(stage, name) : t.waitingPicture(name);
  const part = stage?.stage === 'sending' ? stage.part || undefined : undefined;
  return (
    <li className={styles.tile} data-sending>
      <span className={styles.ground}>
        <img src={preview} alt="" />
        {stage && (
          <CircularProgress
            size={32}
            aria-label={text}
            className={styles.progress ?? ''}
            {...(part === undefined ? {} : { variant: 'determinate' as const, value: part * 100 })}
          />
        )}
      </span>
      <span className={styles.words}>
        <span className={styles.name}>{name}</span>
        <span className={styles.note}>{noteOf(t, stage)}</span>
      </span>
    </li>
  );
}

function noteOf(t: typeof de, stage: SentPicture['stage']): string {
  if (!stage) return t.pictureWaits;
  if (stage.stage === 'postponed') return t.picturePostponed(String(stage.seconds));
  return stage.stage === 'sending' ? t.pictureSent : t.pictureRead;
}
