import Star from '@mui/icons-material/Star';
import StarBorder from '@mui/icons-material/StarBorder';
import IconButton from '@mui/material/IconButton';
import { useTexts } from '../../kit/i18n/index.ts';
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
      {isStarred ? <Star /> : <StarBorder />}
    </IconButton>
  );
};
