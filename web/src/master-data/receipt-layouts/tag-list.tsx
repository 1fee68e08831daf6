import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import {
  type LayoutBlock,
  type LayoutKind,
  layoutTags,
  type TagGroup,
  tagGroups,
  tagWords,
} from '@tresen/domain/master-data/receipt-layouts';
import { memo, useState } from 'react';
import { useChoiceWords } from '../../kit/form/index.ts';
import { useLanguage, useTexts } from '../../kit/i18n/index.ts';
import { layoutTexts } from './layout-texts.ts';

export interface TagScope {
  readonly kind: LayoutKind;
  readonly block: LayoutBlock;
  /** Names of the tenant's text blocks. */
  readonly placeholders: readonly string[];
}

interface TagListProps extends TagScope {
  readonly isCode?: boolean;
  /** Called with what stands in braces. The same function each time: the box beside it is typed into. */
  readonly onTag: (name: string) => void;
}

interface Entry {
  readonly name: string;
  readonly group: string;
  readonly text: string;
}

/** The tags that may stand here and the tenant's own text blocks: one searches, and Enter puts it into the text. */
export const TagList = memo(function TagList({
  kind,
  block,
  placeholders,
  isCode = false,
  onTag,
}: TagListProps) {
  const t = useTexts(layoutTexts);
  const words = tagWords[useLanguage()];
  const choiceWords = useChoiceWords(t.insertTag);
  const [typed, setTyped] = useState('');
  const tags = (Object.keys(tagGroups) as TagGroup[]).flatMap((group) =>
    tagGroups[group]
      .filter((tag) => isAllowed(tag, kind, block, isCode))
      .map((tag): Entry => ({ name: tag, group: t.groups[group], text: words[tag] })),
  );
  const own = placeholders.map((name): Entry => ({ name, group: t.placeholders, text: name }));
  return (
    <Autocomplete<Entry>
      options={[...tags, ...own]}
      value={null}
      inputValue={typed}
      onInputChange={(_event, text, reason) => reason === 'input' && setTyped(text)}
      groupBy={({ group }) => group}
      getOptionLabel={({ text }) => text}
      getOptionKey={({ name, group }) => `${group} ${name}`}
      noOptionsText={t.noTag}
      {...choiceWords}
      autoHighlight
      blurOnSelect={false}
      onChange={(_event, entry) => {
        if (entry === null) return;
        setTyped('');
        onTag(entry.name);
      }}
      renderInput={(params) => <TextField {...params} label={t.insertTag} />}
    />
  );
});

function isAllowed(
  tag: (typeof tagGroups)[TagGroup][number],
  kind: LayoutKind,
  block: LayoutBlock,
  isInCode: boolean,
): boolean {
  const { kinds, blocks, isCode } = layoutTags[tag];
  return kinds.includes(kind) && blocks.includes(block) && (isCode || !isInCode);
}
