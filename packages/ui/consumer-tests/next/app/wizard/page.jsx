export { Wizard as default } from '../../screens/wizard.tsx';
