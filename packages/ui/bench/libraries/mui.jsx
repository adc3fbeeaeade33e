import Accordion from '@mui/material/Accordion';
import AccordionDetails from '@mui/material/AccordionDetails';
import AccordionSummary from '@mui/material/AccordionSummary';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Drawer from '@mui/material/Drawer';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import Slider from '@mui/material/Slider';
import Snackbar from '@mui/material/Snackbar';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import TextField from '@mui/material/TextField';
import { choices, nothing } from '../parts.js';

export const title = 'MUI';
export const missing = ['code input'];

export const drawn = {
  button: (text) => <Button variant="contained">{text}</Button>,
  'text field': (text) => <TextField label={text} />,
  checkbox: (text) => <FormControlLabel control={<Checkbox />} label={text} />,
  select: (text) => (
    <TextField select label={text} defaultValue="ams">
      {choices.map(({ value, label }) => (
        <MenuItem key={value} value={value}>
          {label}
        </MenuItem>
      ))}
    </TextField>
  ),
  tabs: (text) => (
    <>
      <Tabs value={0}>
        <Tab label={text} />
        <Tab label="Second" />
        <Tab label="Third" />
      </Tabs>
      <div role="tabpanel">First</div>
    </>
  ),
  slider: (text) => <Slider aria-label={text} defaultValue={40} />,
  accordion: (text) => (
    <>
      {[text, 'Second'].map((label, index) => (
        <Accordion key={index}>
          <AccordionSummary>{label}</AccordionSummary>
          <AccordionDetails>{label}</AccordionDetails>
        </Accordion>
      ))}
    </>
  ),
};

export const rest = () => (
  <>
    <Drawer open anchor="right" onClose={nothing}>
      Content
    </Drawer>
    <Snackbar open onClose={nothing}>
      <Alert severity="success">Saved</Alert>
    </Snackbar>
  </>
);
