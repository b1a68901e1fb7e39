import { AdapterDayjs } from '@mui/x-date-pickers/AdapterDayjs';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { deDE } from '@mui/x-date-pickers/locales';
import dayjs from 'dayjs';
import 'dayjs/locale/de';
import 'dayjs/locale/en-gb';
import { language } from '#providers/preferences.ts';

const german = deDE.components.MuiLocalizationProvider.defaultProps.localeText;

const locales = {
  de: { adapterLocale: 'de', localeText: german },
  en: { adapterLocale: 'en-gb' },
} as const;

const [first, last] = [dayjs('2000-01-01'), dayjs('2199-12-31')];

interface Props {
  /** The chosen day as YYYY-MM-DD, or null. */
  day: string | null;
  onChoose: (day: string) => void;
}

/** A month to choose a day from; weeks begin on Monday. */
const Calendar = ({ day, onChoose }: Props) => (
  <LocalizationProvider dateAdapter={AdapterDayjs} {...locales[language.use()]}>
    <DateCalendar
      autoFocus
      views={['year', 'month', 'day']}
      openTo="day"
      value={day ? dayjs(day) : null}
      minDate={first}
      maxDate={last}
      onChange={(chosen, selection) => {
        if (chosen && selection === 'finish') onChoose(chosen.format('YYYY-MM-DD'));
      }}
    />
  </LocalizationProvider>
);

// biome-ignore lint/style/noDefaultExport: a lazy part is a module's default export
export default Calendar;
