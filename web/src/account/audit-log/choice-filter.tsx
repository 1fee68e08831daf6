import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';

interface ChoiceFilterProps {
  readonly label: string;
  /** What nothing chosen means. */
  readonly all: string;
  readonly value: string;
  readonly choices: readonly { readonly value: string; readonly name: string }[];
  /** The choice, empty for all. */
  readonly onChange: (value: string) => void;
}

/** One choice of a list, or none. */
export const ChoiceFilter = ({ label, all, value, choices, onChange }: ChoiceFilterProps) => {
  const id = useId();
  // What the address names may have come later than the list, or from somewhere else.
  const isKnown = value === '' || choices.some((choice) => choice.value === value);
  return (
    <FormControl
      size="small"
      sx={{ minWidth: { xs: 140, sm: 180 }, maxWidth: { sm: 280 }, flex: { xs: '1 1 140px', sm: 'none' } }}
    >
      <InputLabel id={id} shrink>
        {label}
      </InputLabel>
      <Select
        labelId={id}
        label={label}
        notched
        displayEmpty
        value={isKnown ? value : ''}
        onChange={({ target }) => onChange(target.value)}
        sx={{ minHeight: 44 }}
      >
        <MenuItem value="">{all}</MenuItem>
        {choices.map((choice) => (
          <MenuItem key={choice.value} value={choice.value}>
            {choice.name}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
};
