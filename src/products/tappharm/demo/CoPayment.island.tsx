import demo from 'virtual:co-payment-demo';
import { SharedPrescription } from './SharedPrescription.tsx';

/** The demonstration's prescription. */
export const CoPayment = () => <SharedPrescription {...demo.board} />;
