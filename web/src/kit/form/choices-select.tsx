import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import ListItemText from '@mui/material/ListItemText';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';

export interface ChoicesSelectProps {
  readonly label: string;
  /** Said while nothing is chosen: that means all. */
  readonly all: string;
  readonly options: readonly { readonly id: string; readonly name: string; readonly note?: string }[];
  readonly value: readonly string[];
  readonly onValue: (value: readonly string[]) => void;
  /** One of several beside a search and the tools of a list. */
  readonly isNarrow?: boolean;
}

/** Several of a list that opens, in a row of filters; none means all. */
export const ChoicesSelect = ({ label, all, options, value, onValue, isNarrow }: ChoicesSelectProps) => {
  const id = useId();
  const names = options.filter((option) => value.includes(option.id)).map(({ name }) => name);
  return (
    <FormControl
      size="small"
      sx={{
        minWidth: { xs: 150, sm: isNarrow ? 140 : 180 },
        flex: { xs: '1 1 150px', sm: 'none' },
        maxWidth: { sm: 280 },
      }}
    >
      <InputLabel id={id} shrink>
        {label}
      </InputLabel>
      <Select
        labelId={id}
        label={label}
        notched
        multiple
        displayEmpty
        value={[...value]}
        onChange={({ target }) => onValue([...target.value])}
        renderValue={() => (names.length === 0 ? all : names.join(', '))}
        sx={{ minHeight: 44 }}
      >
        {options.map((option) => (
          <MenuItem key={option.id} value={option.id}>
            <Checkbox checked={value.includes(option.id)} tabIndex={-1} />
            <ListItemText primary={option.name} secondary={option.note} />
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
};
