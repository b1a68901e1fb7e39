export { default as icon } from '@mui/icons-material/MonitorHeartOutlined';
