import { Form, type FormProps } from 'react-admin';
import { useRefusalToast } from './useRefusalToast.ts';

/** The form of react-admin; a refused save is reported in one toast that names the first wrong field. */
export const AppForm = ({ children, disableInvalidFormNotification, ...form }: FormProps) => (
  <Form {...form} disableInvalidFormNotification>
    {children}
    {!disableInvalidFormNotification && <Refusals />}
  </Form>
);

/** A component, because the hook needs the form's context. */
const Refusals = () => <span ref={useRefusalToast()} hidden />;
