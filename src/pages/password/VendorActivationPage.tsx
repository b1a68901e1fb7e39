import { vendorActivation } from '#providers/accounts/access.ts';
import { SetPasswordPage } from './SetPasswordPage.tsx';

/** `/vendor/{key}`: a vendor sets the first password. */
const VendorActivationPage = () => <SetPasswordPage kind={vendorActivation} />;

// biome-ignore lint/style/noDefaultExport: React.lazy needs a default export
export default VendorActivationPage;
