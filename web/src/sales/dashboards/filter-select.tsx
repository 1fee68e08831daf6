import FormControl from '@mui/material/FormControl';
import InputLabel from '@mui/material/InputLabel';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useId } from 'react';

interface FilterSelectProps {
  readonly label: string;
  readonly options: readonly { readonly value: string; readonly title: string }[];
  readonly value: string;
  readonly onValue: (value: string) => void;
}

/** One of a list, in the row of filters. */
export const FilterSelect = ({ label, options, value, onValue }: FilterSelectProps) => {
  const id = useId();
  return (
    <FormControl size="small" sx={{ minWidth: 160 }}>
      <InputLabel id={id} shrink>
        {label}
      </InputLabel>
      <Select
        labelId={id}
        label={label}
        notched
        displayEmpty
        value={value}
        onChange={({ target }) => onValue(target.value)}
        sx={{ minHeight: 44 }}
      >
        {options.map((option) => (
          <MenuItem key={option.value} value={option.value}>
            {option.title}
          </MenuItem>
        ))}
      </Select>
    </FormControl>
  );
};
