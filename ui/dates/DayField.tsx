import CalendarIcon from '@mui/icons-material/CalendarTodayOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { Suspense } from 'react';
import { typedDayText } from '#contract/format.ts';
import { isDay } from '#contract/rules/platform/calendarDate.ts';
import { useText } from '#providers/i18nProvider/useText.ts';
import { language } from '#providers/preferences.ts';
import { lazyPart } from '#ui/lazy/lazyPart.tsx';
import { useAnchor } from '#ui/menus/useAnchor.ts';
import { typedDay, typedMoment } from './typedDates.ts';
import { useTyped } from './useTyped.ts';

const Calendar = lazyPart(() => import('./Calendar.tsx'));

interface Props extends Omit<TextFieldProps, 'value' | 'onChange' | 'onBlur' | 'type'> {
  /** YYYY-MM-DD, with a time YYYY-MM-DDTHH:MM, or null; the user's own text if it is neither. */
  value: string | null;
  onChange: (value: string | null) => void;
  onBlur?: () => void;
  hasTime?: boolean;
}

/** The time of a day that is chosen in the calendar before any time is typed. */
const morning = '09:00';

/** The popup is placed before the calendar has loaded, so its place is as large as the calendar. */
const calendarSize = { width: 320, height: 336 };

/**
 * A text field for a day, or for a day with a time, as the language writes it, with a calendar: the
 * same in all browsers.
 */
export const DayField = ({ value, onChange, onBlur, hasTime = false, ...field }: Props) => {
  const translate = useText();
  const locale = language.use();
  const { button, popup } = useAnchor('dialog');
  const day = value?.slice(0, 10) ?? '';
  const typed = useTyped({
    value,
    onChange,
    onBlur,
    parse: hasTime ? typedMoment : typedDay,
    format: (given) => [typedDayText(given, locale), given.slice(11)].filter(Boolean).join(', '),
  });
  const choose = (chosen: string) => {
    popup.onClose();
    onChange(hasTime ? `${chosen}T${value?.slice(11) || morning}` : chosen);
  };
  return (
    <>
      <TextField
        {...field}
        {...typed}
        placeholder={translate(hasTime ? 'dates.moment' : 'dates.day')}
        autoComplete="off"
        slotProps={{
          ...field.slotProps,
          inputLabel: { shrink: true },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  {...button}
                  edge="end"
                  size="small"
                  aria-label={translate('dates.calendar')}
                >
                  <CalendarIcon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Popover
        {...popup}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': translate('dates.calendar') } }}
      >
        <Suspense fallback={<Box sx={calendarSize} />}>
          <Calendar day={isDay(day) ? day : null} onChoose={choose} />
        </Suspense>
      </Popover>
    </>
  );
};
