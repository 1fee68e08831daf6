import IconButton from '@mui/material/IconButton';
import { useTexts } from '../../kit/i18n/index.ts';
import { StarIcon } from '../../kit/icons/star.tsx';
import { StarBorderIcon } from '../../kit/icons/star-border.tsx';
import { shortcutsTexts } from './shortcuts-texts.ts';

interface StarButtonProps {
  readonly page: string;
  readonly isStarred: boolean;
  readonly onToggle: () => void;
}

/** Stars a page or takes its star away; its name says which. */
export const StarButton = ({ page, isStarred, onToggle }: StarButtonProps) => {
  const t = useTexts(shortcutsTexts);
  const name = (isStarred ? t.unstar : t.star)(page);
  return (
    <IconButton aria-label={name} title={name} color={isStarred ? 'primary' : 'default'} onClick={onToggle}>
      {isStarred ? <StarIcon /> : <StarBorderIcon />}
    </IconButton>
  );
};
