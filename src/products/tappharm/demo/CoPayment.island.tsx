import demo from 'virtual:co-payment-demo';
import { SharedPrescription } from './SharedPrescription.tsx';

export const CoPayment = () => <SharedPrescription {...demo.board} />;
