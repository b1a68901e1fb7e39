import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useState } from 'react';
import { ValidationError } from 'react-admin';
import { useController, useWatch } from 'react-hook-form';
import { useText } from '#providers/i18nProvider/useText.ts';
import type { ChosenAttribute } from '#resources/catalogue/parents/parentForm.ts';
import { AmountField } from '#ui/form/AmountField.tsx';

type Surcharges = Record<string, string>;

const messages = 'resources.products/parents.generate';
const none: Surcharges = {};

/** Shows surcharges or discounts per option; collapsed at first. */
export const SurchargesInput = () => {
  const translate = useText();
  const attributes: ChosenAttribute[] = useWatch({ name: 'attributes' });
  const { field, fieldState } = useController({ name: 'surcharges' });
  const surcharges: Surcharges = field.value ?? none;
  const [isShown, setShown] = useState(Object.keys(surcharges).length > 0);
  if (!isShown) {
    return (
      <Button onClick={() => setShown(true)} sx={{ alignSelf: 'flex-start' }}>
        {translate(`${messages}.showSurcharges`)}
      </Button>
    );
  }
  return (
    <>
      {attributes.map((attribute) => (
        <SurchargesOf
          key={attribute.attr_id}
          attribute={attribute}
          surcharges={surcharges}
          onChange={(option, amount) => field.onChange({ ...surcharges, [option]: amount })}
        />
      ))}
      <FormHelperText error={fieldState.invalid} sx={{ mx: 0 }}>
        {fieldState.error?.message ? (
          <ValidationError error={fieldState.error.message} />
        ) : (
          translate(`${messages}.surchargesText`)
        )}
      </FormHelperText>
    </>
  );
};

interface Props {
  attribute: ChosenAttribute;
  surcharges: Surcharges;
  onChange: (optionId: string, amount: string) => void;
}

const rowHeight = 52;
const shownRows = 5;

/** Renders only visible options, because the user may have selected thousands. */
const SurchargesOf = ({ attribute: { name, options }, surcharges, onChange }: Props) => {
  const translate = useText();
  const [area, setArea] = useState<HTMLElement | null>(null);
  const virtualizer = useVirtualizer({
    count: options.length,
    overscan: 4,
    estimateSize: () => rowHeight,
    getScrollElement: () => area,
    useFlushSync: false,
  });
  const label = translate(`${messages}.surchargesOf`, { name });
  return (
    <div>
      <Typography variant="body2" color="text.secondary">
        {label}
      </Typography>
      <Box
        ref={setArea}
        role="group"
        aria-label={label}
        sx={{
          height: Math.min(options.length, shownRows) * rowHeight,
          overflow: 'auto',
          '& .row': {
            position: 'absolute',
            left: 0,
            right: 0,
            height: rowHeight,
            display: 'flex',
            alignItems: 'center',
            gap: 1,
            pr: 0.5,
          },
        }}
      >
        <div style={{ height: virtualizer.getTotalSize(), position: 'relative' }}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const option = options[index];
            return (
              option && (
                <div key={option.id} className="row" style={{ top: start }}>
                  <Typography variant="body2" sx={{ flex: 1, minWidth: 0 }} noWrap>
                    {option.name}
                  </Typography>
                  <Box sx={{ width: 150 }}>
                    <AmountField
                      isSigned
                      size="small"
                      value={surcharges[option.id] ?? ''}
                      onChange={(amount) => onChange(option.id, amount)}
                      ariaLabel={translate(`${messages}.surcharge`, { name: option.name })}
                    />
                  </Box>
                </div>
              )
            );
          })}
        </div>
      </Box>
    </div>
  );
};
